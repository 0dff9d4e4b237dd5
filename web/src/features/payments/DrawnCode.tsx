import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { groupedIban } from '../../../../shared/rules/iban.ts';
import { raastPayload } from '../../../../shared/rules/raast.ts';
import { Fact } from '../../components/Fact.tsx';
import { formatDayAndTime } from '../../words/days.ts';
import { isolate } from '../../words/isolate.ts';
import { formatPrice } from '../rooms/format.ts';
import { CopiedFact } from './CopiedFact.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import type { AskedPayment } from './payment.ts';
import { type Modules, modulesOf, pathOf } from './qrPicture.ts';
import { TitleAndAmount } from './TitleAndAmount.tsx';

/** The code as a picture that another phone reads, and all of it in words: a phone cannot read its own screen. */
export function DrawnCode({ iban, title, amount, until, code }: AskedPayment) {
  const { t } = useLingui();
  const modules = useMemo(() => modulesOf(raastPayload({ iban, amount, until })), [iban, amount, until]);
  const [price, deadline] = [formatPrice(amount), formatDayAndTime(new Date(until))];
  const owner = isolate(title);
  return (
    <div className="grid gap-6 sm:grid-cols-[18rem_minmax(0,1fr)]">
      <figure className="grid content-start gap-3">
        <Drawing modules={modules} name={t`QR code of Raast: ${price} to ${owner}, until ${deadline}`} />
        <figcaption className="text-sm text-bark">
          <Trans>
            Another phone reads it with the app of a bank or wallet. On this phone save the picture and open it in the
            app, or copy what stands here.
          </Trans>
        </figcaption>
        <PictureButtons modules={modules} name={`raast-${code}.png`} />
      </figure>
      <dl className="numbers @container grid content-start gap-y-3">
        <CopiedFact name={t`IBAN`} text={iban} copy={t`Copy the IBAN`} done={t`The IBAN is copied.`}>
          <bdi dir="ltr">{groupedIban(iban)}</bdi>
        </CopiedFact>
        <TitleAndAmount title={title} amount={amount} />
        <CopiedFact
          name={t`Code, to be written as the purpose`}
          text={code}
          copy={t`Copy the code`}
          done={t`The code is copied.`}
        >
          <bdi dir="ltr">{code}</bdi>
        </CopiedFact>
        <Fact name={t`Pay until`}>{deadline}</Fact>
      </dl>
    </div>
  );
}

/** Black on white in every theme, which readers of codes are made for. */
function Drawing({ modules, name }: { modules: Modules; name: string }) {
  const side = modules.length;
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-full max-w-72 rounded-control scheme-only-light forced-color-adjust-none"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={pathOf(modules)} fill="#000" />
    </svg>
  );
}
