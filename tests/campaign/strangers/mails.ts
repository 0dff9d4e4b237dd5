import type { Figures } from '../campaign.ts';
import { accountOf, halfAhead } from '../client/advances.ts';
import type { Ask } from '../client/api.ts';
import { stayAt } from '../client/forms.ts';
import { type Person, signUp } from '../client/people.ts';
import { listHotel, mailsTo, own, person, type Scene, steps, typedWords } from './scene.ts';

const attacker = 66;

/**
 * Uses bystanders' addresses in every way that brings a mail, with typed words in every field: none of them may stand in
 * a mail to an address that was not confirmed, nor leave from an account that has not confirmed its own.
 */
export async function mailStrangers(scene: Scene): Promise<Figures> {
  const { run, from } = scene;
  const ask = from(attacker);
  const bystanders: string[] = [];
  const guest = await person(scene, ask, { role: 'user', name: 'attacker' });
  for (let count = 0; count < (run.small ? 3 : 40); count += 1) {
    const email = (what: string) => {
      const address = `bystander-${what}-${count}-${run.seed}@campaign.example`;
      bystanders.push(address);
      return { email: address };
    };
    const named = { firstName: typedWords, lastName: typedWords, companyName: typedWords };
    const owner = await signUp(ask, 'vendor', 'x', { ...named, ...email('owner') });
    const traveller = await signUp(ask, 'user', 'x', { ...named, ...email('guest') });
    for (const each of [owner, traveller]) await ask(steps[each.role].sendEmailCode, own(each));
    await ask('sendUserLoginCode', {
      body: { ...email('newcomer'), userName: typedWords, contactNumber: '03001234567' },
    });
    await ask('sendUserOtp', { body: email('reset') });
    const property = await listHotel(scene, ask, owner, { rooms: 2, name: typedWords });
    await tryToBePaid(scene, ask, owner, property);
    const stay = (ahead: number) => ({
      ...stayAt(property, `${typedWords}-${count}-${ahead}`, ahead),
      note: typedWords,
    });
    await ask('createBookingRequest', { token: traveller.token, body: stay(10) });
    const asked = await ask('createBookingRequest', { token: guest.token, body: stay(20) });
    const query = { bookingRequestId: asked.body?.data?._id ?? 'none' };
    await ask('openPayee', { token: guest.token, params: query });
    await ask('acceptBookingRequests', { ...own(owner), query });
    const reason = { params: query, token: owner.token, body: { reason: typedWords } };
    await ask('cancelBookingAsOwner', reason);
  }
  await scene.server.eventsDone();
  let mails = 0;
  for (const address of [...bystanders, guest.email]) {
    const texts = await mailsTo(scene, address);
    mails += texts.length;
    const spoken = texts.filter((text) => text.includes(typedWords));
    run.findings.addAll(
      'a mail says the words of somebody whose address is not confirmed',
      spoken.map(() => address),
    );
  }
  return { 'mails to bystanders and to the attacker': mails, bystanders: bystanders.length };
}

/** An owner who has not confirmed the address says where guests pay, and asks for advances: neither is taken. */
async function tryToBePaid({ run }: Scene, ask: Ask, owner: Person, propertyId: string): Promise<void> {
  const account = { ...accountOf('000033334444'), title: typedWords, password: owner.password, revision: 0 };
  const { token } = owner;
  const answers = [
    await ask('setPayee', { ...own(owner), body: account }),
    await ask('setAdvanceTerms', { token, params: { propertyId }, body: { terms: halfAhead, revision: 0 } }),
  ];
  run.findings.addAll(
    'a stranger is paid whose address is not confirmed',
    answers.filter(({ status }) => status < 300).map(({ text }) => text),
  );
}
