import { Trans } from '@lingui/react/macro';
import { isCovered } from '../../../shared/rules/coveredWords.ts';

/** Says below words of an owner or a guest that something in them is covered, where it is. */
export function CoveredLine({ text }: { text: string }) {
  return isCovered(text) ? (
    <p className="mt-2 text-sm text-bark">
      <Trans>Links and long numbers are covered until a booking is accepted.</Trans>
    </p>
  ) : null;
}
