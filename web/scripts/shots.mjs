// Takes pictures of the running dev server: node scripts/shots.mjs [name …]
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const BASE = process.env.PROWL_URL ?? 'http://localhost:5173';
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const SHOTS = [
  { name: 'home-en', path: '/', size: WIDE },
  { name: 'home-day-en', path: '/', size: WIDE, theme: 'day' },
  { name: 'home-phone-ru', path: '/', size: PHONE, lang: 'ru', full: true },
  { name: 'na-ru', path: '/kit/not_alone', size: WIDE, lang: 'ru' },
  { name: 'na-day-ru', path: '/kit/not_alone', size: WIDE, lang: 'ru', theme: 'day' },
  { name: 'na-creature-en', path: '/kit/not_alone?view=creature', size: WIDE },
  { name: 'na-phone-en', path: '/kit/not_alone?view=creature', size: PHONE },
  { name: 'na-phone-ru', path: '/kit/not_alone', size: PHONE, lang: 'ru' },
  { name: 'na-tablet-en', path: '/kit/not_alone', size: { width: 1024, height: 768 } },
  { name: 'na-reveal-ru', path: '/kit/not_alone?view=reveal', size: WIDE, lang: 'ru' },
  { name: 'na-reveal-phone-en', path: '/kit/not_alone?view=reveal', size: PHONE },
  { name: 'kit-en', path: '/kit', size: WIDE, full: true },
  { name: 'kit-day-ru', path: '/kit', size: WIDE, lang: 'ru', theme: 'day', full: true },
];

const wanted = process.argv.slice(2);
mkdirSync('shots', { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const shot of SHOTS.filter((each) => wanted.length === 0 || wanted.includes(each.name))) {
  const phone = shot.size.width < 700;
  const page = await browser.newPage({ viewport: shot.size, deviceScaleFactor: phone ? 2 : 1, hasTouch: phone });
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && console.log(shot.name, message.text()),
  );
  page.on('pageerror', (error) => console.log(shot.name, String(error)));
  await page.addInitScript(
    ([lang, theme]) => {
      localStorage.setItem('prowl.lang', lang);
      localStorage.setItem('prowl.look', JSON.stringify({ theme, speed: 'off' }));
    },
    [shot.lang ?? 'en', shot.theme ?? 'night'],
  );
  await page.goto(BASE + shot.path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `shots/${shot.name}.png`, fullPage: shot.full ?? false });
  await page.close();
  console.log('shots/' + shot.name + '.png');
}
await browser.close();
