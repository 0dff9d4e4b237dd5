import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Section } from '../../components/Section.tsx';
import type { Guide } from './guide.ts';

/** When to go and how to get there. */
export function Journey({ guide }: { guide: Guide }) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Before you set out</Trans>}>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
        <Part title={<Trans>When to go</Trans>}>{t(guide.seasonNote)}</Part>
        <Part title={<Trans>By road</Trans>}>{t(guide.roadNote)}</Part>
        <Part title={<Trans>By air</Trans>}>{t(guide.airNote)}</Part>
      </div>
    </Section>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1.5 text-bark">{children}</p>
    </div>
  );
}
