import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { Section } from '../../components/Section.tsx';

export function Benefits() {
  return (
    <Section title={<Trans>What you can count on</Trans>}>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-10">
        <Benefit icon="support" title={<Trans>24/7 support</Trans>}>
          <Trans>Held up by a landslide at midnight? Write or call, and somebody who knows the road answers.</Trans>
        </Benefit>
        <Benefit icon="wallet" title={<Trans>Budget-friendly options</Trans>}>
          <Trans>Rooms from PKR 500 a night. You see the whole price before you ask, and it stays that price.</Trans>
        </Benefit>
        <Benefit icon="leaf" title={<Trans>Sustainability focus</Trans>}>
          <Trans>
            Hosts are people of the valley, so what you pay stays there. Carry your plastic back down with you.
          </Trans>
        </Benefit>
      </ul>
    </Section>
  );
}

function Benefit({ icon, title, children }: { icon: IconName; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} className="size-8 text-apricot-deep" />
      <h3 className="mt-3 text-xl">{title}</h3>
      <p className="mt-1.5 max-w-sm text-bark">{children}</p>
    </li>
  );
}
