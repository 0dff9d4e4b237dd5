import { Trans, useLingui } from '@lingui/react/macro';
import { grouped } from '../../../../shared/rules/grouped.ts';
import { Section } from '../../components/Section.tsx';
import type { Guide, Way } from './guide.ts';
import { RoadMonths } from './RoadMonths.tsx';

/** When the road to a destination is open, how far it is, and who knows how it is today. */
export function GuideRoads({ guide: { roads, ways } }: { guide: Guide }) {
  return (
    <Section id="road" title={<Trans>The road, month by month</Trans>}>
      <div className="flex flex-wrap gap-x-14 gap-y-10 *:min-w-0">
        <div className="grow-3 basis-144">
          <RoadMonths roads={roads} />
        </div>
        <div className="grow-2 basis-88">
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

/** Distances and times by road. */
function Ways({ ways }: { ways: readonly Way[] }) {
  const { t } = useLingui();
  return (
    <table className="w-full border-collapse wrap-anywhere">
      <caption className="mb-3 text-start text-bark">
        <Trans>About so many kilometres, and hours without long stops. Snow, rain and holidays take longer.</Trans>
      </caption>
      <thead>
        <tr className="border-b border-outline *:py-2 *:pe-3 *:text-start *:align-bottom *:font-semibold">
          <th scope="col">
            <Trans>Way</Trans>
          </th>
          <th scope="col">
            <Trans>Distance</Trans>
          </th>
          <th scope="col">
            <Trans>Time</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {ways.map(({ name, km, hours: [from, to] }) => {
          const distance = grouped(km);
          return (
            <tr key={name.id} className="border-b border-hairline align-top *:py-2 *:pe-3 *:text-start">
              <th scope="row" className="font-normal">
                {t(name)}
              </th>
              <td className="numbers">
                <Trans>{distance} km</Trans>
              </td>
              <td className="numbers">
                <Trans>
                  {from} to {to} hours
                </Trans>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
