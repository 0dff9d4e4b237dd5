import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextLink } from '../../components/TextLink.tsx';
import { paths } from '../../paths.ts';
import type { DayOfProperty } from './api/day.ts';
import { freeRooms } from './roomsOfDay.ts';

/** How a hotel stands tonight, in figures, and the way to the day's guests. */
export function TonightOfProperty({ property }: { property: DayOfProperty }) {
  const { t } = useLingui();
  const { hotelName, arrives, leaves, closed } = property;
  const { free, rooms } = freeRooms(property);
  const toCome = arrives.filter(({ arrivedAt }) => arrivedAt === undefined).length;
  return (
    <section aria-label={t`Today at ${hotelName}`} className="rounded-panel bg-drift px-4 pt-3 sm:px-5">
      <dl className="numbers grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-4 gap-y-2">
        <Figure name={<Trans>Free tonight</Trans>} stands={free > 0 ? 'text-juniper' : ''}>
          <Trans>
            {free} of {rooms}
          </Trans>
        </Figure>
        <Figure name={<Trans>Taken tonight</Trans>}>{rooms - free - closed.length}</Figure>
        <Figure name={<Trans>Arriving</Trans>}>{arrives.length}</Figure>
        <Figure name={<Trans>Leaving</Trans>}>{leaves.length}</Figure>
      </dl>
      <p className="flex flex-wrap items-center gap-x-5">
        <TextLink to={paths.dashboard}>
          <Trans>Today</Trans>
        </TextLink>
        {toCome > 0 && (
          <span className="numbers text-sm text-bark">
            <Trans>Still to come: {toCome}</Trans>
          </span>
        )}
        {closed.length > 0 && (
          <span className="numbers text-sm text-bark">
            <Trans>Closed tonight: {closed.length}</Trans>
          </span>
        )}
      </p>
    </section>
  );
}

interface FigureProps {
  name: ReactNode;
  stands?: string;
  children: ReactNode;
}

function Figure({ name, stands = '', children }: FigureProps) {
  return (
    <div className="flex flex-col">
      <dt className="text-sm text-bark">{name}</dt>
      <dd className={`text-lg leading-snug font-semibold ${stands}`}>{children}</dd>
    </div>
  );
}
