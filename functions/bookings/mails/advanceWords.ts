import type { Language } from '../../../shared/languages.ts';
import type { AdvanceMailKey } from './advanceMails.ts';
import { urduAdvanceWords } from './advanceWordsInUrdu.ts';
import type { Words } from './furtherWords.ts';

const operatorNote = 'Somebody of Sarai looks at it now, and both of you are told.';

const lapsedNote =
  'The advance was not paid in time, so this booking has ended by itself, and its nights are free again.';

function receiptNote(receipt: string): string {
  return receipt && `The receipt has the number ${receipt}, and stands on the page of your booking.`;
}

function partNote(missing: string): string {
  return missing && `You have noted a part of it: please look for the other ${missing}. `;
}

const english: Record<AdvanceMailKey, Words> = {
  'acceptedAsking guest': {
    subject: ({ hotel, checkIn, advance: { amount } }) =>
      `Your room at ${hotel} is held from ${checkIn}: please pay ${amount} in advance`,
    text: ({ hotel, advance: { amount, until } }) =>
      `${hotel} has accepted your request, holds the room for you, and asks for ${amount} in advance${until && `, by ${until}, Pakistan time`}. The page of your booking says where to pay, and there you say that you have paid. Where nothing is paid in time, the booking ends by itself. This is what was agreed:`,
  },
  'advanceReminder guest': {
    subject: ({ hotel, advance: { rest, until } }) => `Please pay ${hotel} ${rest} in advance by ${until}`,
    text: ({ hotel, advance: { rest, until } }) =>
      `${hotel} holds your room, and ${rest} of the advance is still to be paid by ${until}, Pakistan time. If you have paid, say so on the page of your booking: that stops the clock. Otherwise the time to pay ends then.`,
  },
  'advanceSent owner': {
    subject: ({ guest, hotel, checkIn }) => `${guest} says that the advance for ${hotel} from ${checkIn} was paid`,
    text: ({ guest, stands, advance: { said, missing } }) =>
      `${guest} says to have paid ${said} to you. ${partNote(missing)}Please look into your own account, for pictures of payments are often forged, and say on Sarai whether it has come.${stands ? ' The nights stay held until you answer.' : ''}`,
  },
  'advancePressed owner': {
    subject: ({ guest, hotel, checkIn }) =>
      `${guest} waits for your answer: has the advance for ${hotel} from ${checkIn} come?`,
    text: ({ guest, stands, advance: { said, missing } }) =>
      `${guest} has said to have paid ${said} to you, and you have not answered yet. ${partNote(missing)}Please look into your account, and say on Sarai whether it has come. ${stands ? 'The nights stay held until then, and after' : 'After'} two days of silence somebody of Sarai looks at it.`,
  },
  'advanceReceived guest': {
    subject: ({ hotel, advance: { isPart, received, amount } }) =>
      isPart
        ? `${hotel} has received ${received} of the advance of ${amount}`
        : `${hotel} has received your advance of ${received}`,
    text: ({ hotel, advance: { rest, received, until, receipt, said, missing } }) =>
      [
        `${hotel} has noted that ${received} of your advance has come.`,
        receiptNote(receipt),
        rest && `${rest} is still to be paid${until && ` by ${until}, Pakistan time`}.`,
        rest &&
          missing &&
          `You said that you have paid ${said}. If all of it has left your account, prove it again on the page of your booking, with the same transaction id: if less is seen again, somebody of Sarai looks at it.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  'advanceUnseen guest': {
    subject: ({ hotel }) => `${hotel} does not see your payment yet: please look at it`,
    text: ({ hotel, advance: { until } }) =>
      `${hotel} does not see your payment. Look in your own bank or wallet whether it has left, and to which account. Then prove it once more on the page of your booking by ${until}, Pakistan time, with the transaction id as your bank or wallet says it. Please do not pay twice. Where you say nothing by then, the time to pay ends.`,
  },
  'advanceDisputed guest': {
    subject: ({ hotel }) => `Sarai looks at your payment to ${hotel}`,
    text: ({ hotel, stands }) =>
      `${hotel} has said for the second time that it does not see your payment, or not all of it. ${operatorNote}${stands ? ' Your nights stay held until then.' : ''} Keep what your bank or wallet has written to you, and please do not pay again.`,
  },
  'advanceDisputed owner': {
    subject: ({ guest, hotel }) => `Sarai looks at the payment of ${guest} for ${hotel}`,
    text: ({ guest, stands }) =>
      `You have said for the second time that you do not see the payment of ${guest}, or not all of it. ${operatorNote}${stands ? ' The nights stay held until then.' : ''} If it comes meanwhile, please say so on Sarai.`,
  },
  'advanceWaived guest': {
    subject: ({ hotel, checkIn }) => `${hotel} asks for no advance any more: your stay begins on ${checkIn}`,
    text: ({ hotel }) =>
      `${hotel} asks for no advance any more, and your booking stands. Please pay nothing before you come:`,
  },
  'advanceStopped guest': {
    subject: ({ hotel, checkIn }) => `Please pay no advance to ${hotel} for your stay from ${checkIn}`,
    text: ({ hotel }) =>
      `We, Sarai, have ended the advance that ${hotel} asked you for. Please pay nothing for this booking, to nobody, whatever you are told. If you have paid something already, answer this mail, and tell your bank or wallet at once.`,
  },
  'advanceSettled guest': {
    subject: ({ hotel, checkIn }) => `Sarai has decided about the payment for ${hotel} from ${checkIn}`,
    text: ({ hotel, advance: { settledFor } }) =>
      `Somebody of Sarai has looked at what you and ${hotel} have said and noted, and has decided ${settledFor === 'guest' ? 'for you' : 'for the hotel'}. The page of your booking says how it stands.`,
  },
  'advanceSettled owner': {
    subject: ({ guest, hotel, checkIn }) =>
      `Sarai has decided about the payment of ${guest} for ${hotel} from ${checkIn}`,
    text: ({ guest, advance: { settledFor } }) =>
      `Somebody of Sarai has looked at what you and ${guest} have said and noted, and has decided ${settledFor === 'guest' ? 'for the guest' : 'for you'}. The page of the booking says how it stands.`,
  },
  'lapsed guest': {
    subject: ({ hotel, checkIn }) => `Your booking at ${hotel} from ${checkIn} has ended: the advance was not paid`,
    text: ({ advance: { lateDays } }) =>
      `${lapsedNote} Please do not pay it now. If you had paid before, prove it on the page of your booking within ${lateDays} days: where the hotel has it and the nights are still free, the booking stands again, and otherwise the money goes back to you.`,
  },
  'lapsed owner': {
    subject: ({ guest, hotel, checkIn }) =>
      `The booking of ${guest} at ${hotel} from ${checkIn} has ended: no advance was paid`,
    text: ({ advance: { lateDays } }) =>
      `${lapsedNote} For ${lateDays} days the guest can still prove a payment that was made before.`,
  },
  'reinstated guest': {
    subject: ({ hotel, checkIn }) => `Your booking at ${hotel} from ${checkIn} stands again`,
    text: ({ hotel, advance: { received, receipt } }) =>
      [`${hotel} has found your payment of ${received}, and the booking stands again.`, receiptNote(receipt)]
        .filter(Boolean)
        .join(' '),
  },
  'refundDue guest': {
    subject: ({ hotel, advance: { refund } }) => `${hotel} is to pay you ${refund} back`,
    text: ({ hotel, advance: { refund, refundBy } }) =>
      `By the terms of your booking ${hotel} is to pay you ${refund} of the advance back${refundBy && `, by ${refundBy}`}. You are told when it says that it has.`,
  },
  'refundDue owner': {
    subject: ({ guest, advance: { refund, refundBy } }) =>
      `Please pay ${guest} ${refund} back${refundBy && ` by ${refundBy}`}`,
    text: ({ guest, advance: { refund, refundBy } }) =>
      `By the terms of this booking ${refund} of the advance go back to ${guest}. Please pay it${refundBy && ` by ${refundBy}`}, and note it on Sarai. An owner who is later can ask for no advances, and his pages say so, until it is paid.`,
  },
  'refundLate owner': {
    subject: ({ guest, advance: { refund } }) => `You are late: please pay ${guest} ${refund} back`,
    text: ({ guest, advance: { refund } }) =>
      `${refund} of the advance were to go back to ${guest}, and you have not noted on Sarai that you paid it. Until then you ask for no advances, and your pages say so.`,
  },
  'refundSent guest': {
    subject: ({ hotel, advance: { paidBack } }) => `${hotel} says that it has paid you ${paidBack} back`,
    text: ({ hotel, advance: { paidBack } }) =>
      `${hotel} says that it has paid you ${paidBack} back. Please look into your own account, and say on the page of your booking whether it has come.`,
  },
  'refundConfirmed owner': {
    subject: ({ guest, hotel }) => `${guest} has got the refund of ${hotel}`,
    text: ({ guest, advance: { paidBack } }) =>
      `${guest} says that the ${paidBack} have come. There is nothing left to do.`,
  },
  'refundDenied owner': {
    subject: ({ guest, hotel }) => `${guest} says that the refund of ${hotel} has not come`,
    text: ({ guest, advance: { paidBack } }) =>
      `${guest} says that the ${paidBack} have not come. ${operatorNote} Please see in your account whether the payment has left, and keep what your bank or wallet has written to you.`,
  },
};

export const advanceWords: Record<Language, Record<AdvanceMailKey, Words>> = { en: english, ur: urduAdvanceWords };

/** Below all mails about advances to guests. */
export const outsideNote: Record<Language, string> = {
  en: 'Never pay outside of what the page of your booking shows, whoever writes or calls you. Sarai never asks you for money.',
  ur: 'آپ کی بکنگ کا صفحہ جو دکھائے، اس کے علاوہ کبھی کہیں رقم نہ دیں، چاہے کوئی لکھے یا فون کرے۔ سرائے آپ سے کبھی رقم نہیں مانگتا۔',
};
