import { channels } from './calendars.ts';

/** Origins of a booking that its owner takes. */
export const ownSources = ['phone', 'walkIn', 'agent', 'relative'] as const;

/** Origins of a booking that was not asked for through Sarai. */
export const bookingSources = [...ownSources, 'calendar'] as const;

export type BookingSource = (typeof bookingSources)[number];

/** Origins by which an owner's figures are divided: Sarai, the owner's own, and the channels of other calendars. */
export const figureSources = ['sarai', ...ownSources, ...channels] as const;

export type FigureSource = (typeof figureSources)[number];

/** The three ways by which a booking comes: through Sarai, to the owner himself, or from a platform's calendar. */
export const figureOrigins = ['sarai', 'own', 'platform'] as const;

export type FigureOrigin = (typeof figureOrigins)[number];

export function originOf(source: FigureSource): FigureOrigin {
  if (source === 'sarai') return source;
  return ownSources.some((own) => own === source) ? 'own' : 'platform';
}
