import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Guide } from './guide.ts';

/** Season, height and road of a destination. */
export function Facts({ guide }: { guide: Guide }) {
  const { t, i18n } = useLingui();
  const metres = i18n.number(guide.height.metres);
  const { town } = guide.height;
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-3">
      <Fact name={<Trans>Best months</Trans>}>{t(guide.season)}</Fact>
      <Fact name={<Trans>From Islamabad</Trans>}>{t(guide.road)}</Fact>
      <Fact name={<Trans>Height</Trans>}>
        <Trans>
          {metres} m at {town}
        </Trans>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="border-s-2 border-apricot ps-4">
      <dt className="text-sm text-bark">{name}</dt>
      <dd className="numbers mt-0.5 font-semibold">{children}</dd>
    </div>
  );
}
