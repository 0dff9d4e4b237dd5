import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/Icon.tsx';

interface Props {
  /** The id of the heading. */
  id: string;
  hotel: ReactNode;
  place: ReactNode;
  icon: IconName;
  /** Classes of the mark's colours. */
  look: string;
  /** How it stands, in a word or two. */
  children: ReactNode;
}

/** The head of a traveller's request or booking: the hotel, and a mark that says how it stands. */
export function StayHeader({ id, hotel, place, icon, look, children }: Props) {
  return (
    <header className="flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 id={id} className="text-xl wrap-anywhere sm:text-2xl">
          {hotel}
        </h2>
        <p className="text-bark wrap-anywhere">{place}</p>
      </div>
      <span
        className={`inline-flex shrink-0 items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${look}`}
      >
        <Icon name={icon} className="size-4" />
        {children}
      </span>
    </header>
  );
}
