import { Trans } from '@lingui/react/macro';
import { Icon } from '../../components/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import { TitledText } from '../../components/TitledText.tsx';

const sign = 'size-8 text-apricot-deep';

export function Benefits() {
  return (
    <Section title={<Trans>What you can count on</Trans>}>
      <ul className="grid gap-5 sm:gap-8 md:grid-cols-3 md:gap-10 [&_p]:max-w-sm">
        <TitledText sign={<Icon name="support" className={sign} />} title={<Trans>24/7 support</Trans>}>
          <Trans>Held up by a landslide at midnight? Write or call, and somebody who knows the road answers.</Trans>
        </TitledText>
        <TitledText sign={<Icon name="wallet" className={sign} />} title={<Trans>Budget-friendly options</Trans>}>
          <Trans>Rooms from PKR 500 a night. You see the whole price before you ask, and it stays that price.</Trans>
        </TitledText>
        <TitledText sign={<Icon name="leaf" className={sign} />} title={<Trans>Sustainability focus</Trans>}>
          <Trans>
            Hosts are people of the valley, so what you pay stays there. Carry your plastic back down with you.
          </Trans>
        </TitledText>
      </ul>
    </Section>
  );
}
