import { t } from '@lingui/core/macro';
import type { OwnRates } from '../../../../../shared/contracts/rates.ts';
import type { RatesForm } from '../../../../../shared/rules/ratesForm.ts';
import { ApiError } from '../../../api/ApiError.ts';
import type { RequestOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';
import { useSend } from '../../../api/useSend.ts';

/** A change of rates; it is made again on those that another device has put meanwhile. */
export type RatesChange = (rates: RatesForm) => RatesForm;

/** The rates of a property, with the way to put changed ones in their place. They stay on the page while they are read again. */
export function useRates(postId: string) {
  const { data, error, mutate } = useApi('getRates', { params: { postId } });
  return { rates: data?.data, error, retry: () => void mutate() };
}

/** Puts changed rates in the place of those that were read, and shows them. After a conflict it reads those that stand. */
export function usePutRates(rates: RatesView) {
  const { propertyId: postId, revision } = rates;
  const { mutate } = useApi('getRates', { params: { postId } });
  const send = useSend('setRates', ['getRoomDetails', 'getRoomCalendar']);
  return async (change: RatesChange) => {
    // A field may be sent as it is typed.
    const body = { ...wholeOf(change(formOf(rates)), rates), revision } as RequestOf<'setRates'>['body'];
    try {
      const answer = await send({ params: { postId }, body });
      await mutate({ ...answer, code: 'own_rates' }, { revalidate: false });
      return answer;
    } catch (failure) {
      if (!(failure instanceof ApiError && failure.code === 'conflict')) throw failure;
      await mutate();
      throw new ApiError(
        t`Your prices were changed on another device. This page has them now, and what you typed. Look at both, then save again.`,
        { code: 'conflict', status: failure.status },
      );
    }
  };
}

/** Rates as they are read, or with the weekday prices of a season in the place of the year's. */
export type RatesView = OwnRates & { ofSeason?: { name: string; whole: OwnRates } };

export function viewOfSeason(whole: OwnRates, { name, weekdays }: OwnRates['seasons'][number]): RatesView {
  return { ...whole, weekdays, ofSeason: { name, whole } };
}

/** Rates as they are put, after a change: the weekday prices of a season stand in it again. */
function wholeOf(changed: RatesForm, { ofSeason }: RatesView): RatesForm {
  if (!ofSeason) return changed;
  const { name, whole } = ofSeason;
  const seasons = whole.seasons.map((each) => (each.name === name ? { ...each, weekdays: changed.weekdays } : each));
  return { ...formOf(whole), seasons };
}

/** Rates that were read, as a form. */
export function formOf(rates: Omit<OwnRates, 'propertyId' | 'revision'>): RatesForm {
  const { weekdays, seasons, days, longStays, children, extras } = rates;
  return { weekdays, seasons, days, longStays, ...(children && { children }), extras };
}
