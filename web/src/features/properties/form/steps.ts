import { propertyIssues } from '../../../../../shared/rules/property.ts';
import { formOf, type PropertyDraft } from './propertyDraft.ts';

/** The parts of the form, in its order. All of them are on one page. */
export const steps = ['details', 'place', 'rooms', 'asked'] as const;

export type Step = (typeof steps)[number];

/** `left` fields are missing or wrong; `said` tells whether anything was filled in where nothing has to be. */
export interface StepState {
  left: number;
  optional: boolean;
  said: boolean;
}

/** How far each part is, by the rules that the form is submitted by. */
export function stepStates(draft: PropertyDraft): Record<Step, StepState> {
  const at = propertyIssues(formOf(draft)).map(({ path }) => stepOf(path));
  const needed = (step: Step) => ({ left: at.filter((each) => each === step).length, optional: false, said: true });
  const said = Object.values(draft.amenities ?? {}).some((value) => value?.trim());
  return {
    details: needed('details'),
    place: needed('place'),
    rooms: needed('rooms'),
    asked: { ...needed('asked'), optional: true, said },
  };
}

function stepOf(path: string): Step {
  if (path.startsWith('hotelDetail.rooms')) return 'rooms';
  if (path.startsWith('hotelDetail.amenities')) return 'asked';
  return path.startsWith('hotelDetail.') ? 'details' : 'place';
}
