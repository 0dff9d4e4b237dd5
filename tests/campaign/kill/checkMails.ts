import type { Stores } from '../client/stores.ts';
import type { Scene } from '../crowd/scene.ts';
import type { MailSink } from '../server/mailSink.ts';

/** A kill between SES and the mark lets a mail come twice: of those that were under way at that moment, six at most. */
const twiceAKill = 6;

/** Holds the mails that guests of the inns got to their marks. Answers how many came twice, and a sentence for what is lost. */
export function checkMails(
  { inns }: Scene,
  { bookings: items }: Stores,
  { mails, kills }: Pick<MailSink, 'mails'> & { kills: number },
): { twice: number; problems: string[] } {
  const guests = new Set(inns.flatMap((inn) => inn.guests.map(({ email }) => email)));
  const ids = new Set(inns.map(({ propertyId }) => propertyId));
  const own = new Set(
    items.filter(({ sk, propertyId }) => sk === 'booking' && ids.has(String(propertyId))).map(({ pk }) => pk),
  );
  const got = mails.filter(({ to, text }) => guests.has(to) && !/^\d{6}$/m.test(text)).length;
  const sent = items.filter(({ pk, sk, state }) => own.has(pk) && /^mail#.*#guest/.test(sk) && state === 'sent').length;
  const twice = got - sent;
  const isRight = twice >= 0 && twice <= kills * twiceAKill;
  return { twice, problems: isRight ? [] : [`guests got ${got} mails, of which ${sent} are marked as sent`] };
}
