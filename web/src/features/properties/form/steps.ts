import { draftIssues } from './draftIssues.ts';
import { fieldAt, kindWith } from './fieldErrors.ts';
import type { PropertyDraft } from './propertyDraft.ts';

/** The parts of the form, in its order. All of them are on one page. */
export const steps = ['details', 'place', 'rooms', 'asked'] as const;

export type Step = (typeof steps)[number];

/** `left` fields are missing or wrong; `said` tells whether anything was filled in, always where something has to be. */
export interface StepState {
  left: number;
  said: boolean;
}

/** How far a draft is. */
export interface Progress {
  steps: Record<Step, StepState>;
  /** Number of fields that are missing or wrong in each kind that has some, by its key. */
  kinds: ReadonlyMap<string, number>;
}

/** How far each part is, by the rules that the form is submitted by. */
export function progressOf(draft: PropertyDraft): Progress {
  const wrong = wrongFields(draft);
  const answered = Object.values(draft.amenities ?? {}).some((value) => value?.trim());
  const stateOf = (step: Step): StepState => ({
    left: wrong.filter(({ path }) => stepOf(path) === step).length,
    said: step !== 'asked' || answered,
  });
  const ofKinds = Map.groupBy(wrong, ({ name = '' }) => kindWith(name, draft.kinds)?.key ?? '');
  return {
    steps: Object.fromEntries(steps.map((step) => [step, stateOf(step)])) as Record<Step, StepState>,
    kinds: new Map([...ofKinds].map(([key, fields]) => [key, fields.length])),
  };
}

/** Each field that is missing or wrong, once: rooms of a kind share most of theirs. */
function wrongFields(draft: PropertyDraft): { name: string | undefined; path: string }[] {
  const named = draftIssues(draft).map(({ path }) => ({ name: fieldAt(path, draft), path }));
  return [...new Map(named.map((each) => [each.name ?? each.path, each])).values()];
}

function stepOf(path: string): Step {
  if (path.startsWith('hotelDetail.rooms') || path.startsWith('kinds.')) return 'rooms';
  if (path.startsWith('hotelDetail.amenities')) return 'asked';
  return path.startsWith('hotelDetail.') ? 'details' : 'place';
}
