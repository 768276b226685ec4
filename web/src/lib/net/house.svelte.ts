/** Whether the server answers, and how often it has come back. */
const state = $state({ away: false, returns: 0 });

const SHORTEST_MS = 2000;
const LONGEST_MS = 15_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let wait = SHORTEST_MS;

export const isAway = (): boolean => state.away;

/** Grows with every return: what could not be loaded reads it, and is loaded again. */
export const returns = (): number => state.returns;

/** What a request has shown. While there is no answer, the house is knocked at from time to time. */
export function houseAnswers(yes: boolean): void {
  if (yes) {
    clearTimeout(timer);
    timer = undefined;
    wait = SHORTEST_MS;
    if (state.away) state.returns++;
    state.away = false;
    return;
  }
  state.away = true;
  if (timer !== undefined) return;
  timer = setTimeout(() => void knock(), wait);
  wait = Math.min(LONGEST_MS, wait * 1.6);
}

/** Asks at once whether somebody is there. */
export async function knock(): Promise<boolean> {
  clearTimeout(timer);
  timer = undefined;
  const answers = await fetch('/api/me', { credentials: 'same-origin', cache: 'no-store' }).then(
    (response) => !isGateway(response.status),
    () => false,
  );
  houseAnswers(answers);
  return answers;
}

/** Something stands before the house and says that nobody is in. */
export const isGateway = (status: number): boolean => status >= 502 && status <= 504;
