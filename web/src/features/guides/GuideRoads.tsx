import { Trans } from '@lingui/react/macro';
import { Section } from '../../components/Section.tsx';
import type { Guide } from './guide.ts';
import { RoadMonths } from './RoadMonths.tsx';
import { Ways } from './Ways.tsx';

/** When the road to a destination is open, how far it is, and who knows how it is today. */
export function GuideRoads({ guide: { roads, ways } }: { guide: Guide }) {
  return (
    <Section id="road" title={<Trans>The road, month by month</Trans>}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RoadMonths roads={roads} />
        <div>
          <h3 className="mb-2 text-xl">
            <Trans>How far it is</Trans>
          </h3>
          <Ways ways={ways} />
          <p className="mt-5 text-bark">
            <Trans>
              How motorways and highways are today is told by the Motorway Police on{' '}
              <a className="numbers font-semibold text-glacier underline underline-offset-4" href="tel:130">
                130
              </a>
              .
            </Trans>
          </p>
        </div>
      </div>
    </Section>
  );
}
