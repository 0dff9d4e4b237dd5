import type { Host } from '../../shared/contracts/search.ts';
import { today } from '../../shared/rules/dates.ts';
import type { Profile } from '../accounts/profiles.ts';
import { type AnswerTimes, usualHours } from './answerTimes.ts';

/** A host as everybody reads of him: the first name and nothing else of the profile. */
export function presentHost({ name, signedUpAt }: Profile, times: AnswerTimes | undefined): Host {
  const since = today(new Date(signedUpAt)).slice(0, 7);
  return { firstName: name.trim().split(/\s+/)[0] ?? '', since, answersWithinHours: usualHours(times) };
}
