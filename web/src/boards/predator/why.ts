/** The rule of Predator behind each reason. */
export const WHY_RULES: Readonly<Record<string, string>> = {
  recruit: 'PR-42',
  officer: 'PR-44',
  fight: 'PR-51',
  final: 'PR-120',
  forbidden: 'PR-70',
  scan: 'PR-46',
  clear: 'PR-46',
  seen: 'PR-46',
  used: 'PR-34',
  task: 'PR-517',
  'no-coordinate': 'PR-133',
  'not-active': 'PR-500',
  strikes: 'PR-66',
};
