import { Trans, useLingui } from '@lingui/react/macro';
import { grouped } from '../../../../shared/rules/grouped.ts';
import type { Way } from './guide.ts';

/** Distances and times by road. */
export function Ways({ ways }: { ways: readonly Way[] }) {
  const { t } = useLingui();
  return (
    <table className="w-full border-collapse">
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
