import type { Item } from '../client/stores.ts';

/** Holds a table of accounts to docs/data.md: no half account, and no session of nobody. */
export function checkAccounts(items: readonly Item[]): string[] {
  const profiles = new Map(items.filter(({ sk }) => sk === 'profile').map((item) => [item.pk, item]));
  const logins = items.filter(({ pk, sk }) => pk.startsWith('email#') && sk === 'email');
  const entered = new Set(logins.map(({ accountId }) => `user#${accountId}`));
  return [
    ...logins
      .filter(({ accountId, email }) => profiles.get(`user#${accountId}`)?.email !== email)
      .map(({ pk }) => `${pk} leads to no profile of its own`),
    ...[...profiles.keys()].filter((pk) => !entered.has(pk)).map((pk) => `nobody can log in to ${pk}`),
    ...items
      .filter(({ pk, sk }) => sk.startsWith('session#') && !profiles.has(pk))
      .map(({ pk }) => `a session of ${pk}, which has no profile`),
    ...items.filter(({ sk }) => sk === 'answers').flatMap(checkAnswers),
  ];
}

/** How fast an owner answers: the latest ten answers, none of them twice. */
function checkAnswers({ pk, latest, revision }: Item): string[] {
  const answers = latest as { id: string; minutes: number }[];
  const ids = new Set(answers.map(({ id }) => id));
  return [
    ...(answers.length > 10 || answers.length > Number(revision) ? [`${pk} remembers too many answers`] : []),
    ...(ids.size < answers.length ? [`${pk} remembers an answer twice`] : []),
    ...answers.filter(({ minutes }) => !(minutes >= 0)).map(({ id }) => `${pk} answered ${id} before it was asked`),
  ];
}
