"""What a screen reader would say: whatever comes into a live region, and the question when the focus is led to it."""

from __future__ import annotations

from typing import Any

LISTEN = """(() => {
  window.heard = [];
  const LIVE = '[aria-live]:not([aria-live=off]), [role=alert], [role=status]';
  const say = (by, text) => text.trim() && window.heard.push({by, text: text.trim()});
  const heed = (node, fresh) => {
    const region = node?.closest(LIVE);
    // What is shut off is not heard; a region that comes with its words is not heard either, unless it is an alarm.
    if (!region || region.closest('[inert]')) return;
    if ([...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(region))) return;
    const by = region.dataset.news !== undefined ? 'news' : region.closest('section.ask') ? 'question' : 'other';
    say(by, region.ariaAtomic === 'true' ? region.textContent : fresh.textContent);
  };
  const watch = new MutationObserver((changes) => {
    for (const {type, target, addedNodes} of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (type === 'characterData') heed(element, target);
      else for (const node of addedNodes) if (!(node instanceof Element && node.matches(LIVE))) heed(element, node);
    }
  });
  document.addEventListener('DOMContentLoaded', () =>
    watch.observe(document.body, {childList: true, subtree: true, characterData: true}));
  addEventListener('focusin', ({target}) => {
    if (!target.matches('section.ask h2')) return;
    const more = document.getElementById(target.getAttribute('aria-describedby') ?? '');
    say('question', more ? `${target.textContent.trim()} ${more.textContent.trim()}` : target.textContent);
  }, true);
})()"""


def plain(text: str) -> str:
    """Without the marks that keep words together on a line."""
    return " ".join(text.replace("\u2060", "").split())


def listen(player: Any) -> None:
    player.context.add_init_script(LISTEN)


def heard(player: Any, by: str) -> list[str]:
    return [plain(each["text"]) for each in player.page.evaluate("window.heard") if each["by"] == by]
