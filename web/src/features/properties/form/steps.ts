import { propertyIssues } from '../../../../../shared/rules/property.ts';
import { formOf, type PropertyDraft } from './propertyDraft.ts';

/** The parts of the form, in its order. All of them are on one page. */
export const steps = ['details', 'place', 'rooms', 'asked'] as const;

export type Step = (typeof steps)[number];

/** `left` fields are missing or wrong; `said` tells whether anything was filled in, always where something has to be. */
export interface StepState {
  left: number;
  said: boolean;
}

/** How far each part is, by the rules that the form is submitted by. */
export function stepStates(draft: PropertyDraft): Record<Step, StepState> {
  const wrong = propertyIssues(formOf(draft)).map(({ path }) => stepOf(path));
  const answered = Object.values(draft.amenities ?? {}).some((value) => value?.trim());
  const stateOf = (step: Step): StepState => ({
    left: wrong.filter((each) => each === step).length,
    said: step !== 'asked' || answered,
  });
  return Object.fromEntries(steps.map((step) => [step, stateOf(step)])) as Record<Step, StepState>;
}

function stepOf(path: string): Step {
  if (path.startsWith('hotelDetail.rooms')) return 'rooms';
  if (path.startsWith('hotelDetail.amenities')) return 'asked';
  return path.startsWith('hotelDetail.') ? 'details' : 'place';
}
