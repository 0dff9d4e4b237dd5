import type { Language } from '../../../shared/languages.ts';
import type { Side } from '../../../shared/rules/roomMoves.ts';
import type { Words } from './furtherWords.ts';
import type { ProposalMail } from './mailsOf.ts';

/** Mails about proposals by the side that reads them; `agreed` tells of a yes, and `changeConfirmed` goes to whoever said it. */
export const proposalWords: Record<
  Language,
  Record<ProposalMail | 'agreed' | 'changeConfirmed', Record<Side, Words>>
> = {
  en: {
    proposed: {
      guest: {
        subject: ({ hotel, checkIn }) => `${hotel} proposes to change your stay from ${checkIn}`,
        text: ({ hotel, answerBy }) =>
          `${hotel} proposes to change your booking. Please say yes or no by ${answerBy}, Pakistan time. Until you say yes, what was agreed stands.`,
      },
      owner: {
        subject: ({ guest, hotel, checkIn }) => `${guest} asks to change the stay at ${hotel} from ${checkIn}`,
        text: ({ guest, answerBy }) =>
          `${guest} asks to change this stay. Please say yes or no by ${answerBy}, Pakistan time. Until you say yes, nothing changes.`,
      },
    },
    agreed: {
      guest: {
        subject: ({ hotel, checkIn }) => `${hotel} has agreed to your change: your stay begins on ${checkIn}`,
        text: ({ hotel }) => `${hotel} has said yes to the change that you asked for. It stands so:`,
      },
      owner: {
        subject: ({ guest, hotel, checkIn }) => `${guest} has agreed to your proposal for ${hotel} from ${checkIn}`,
        text: ({ guest }) => `${guest} has said yes to your proposal, and the booking has been changed. It stands so:`,
      },
    },
    changeConfirmed: {
      guest: {
        subject: ({ hotel, checkIn }) => `Your changed stay at ${hotel} begins on ${checkIn}`,
        text: () => 'You have said yes to a change of your booking. It stands so:',
      },
      owner: {
        subject: ({ guest, hotel, checkIn }) => `The changed stay of ${guest} at ${hotel} begins on ${checkIn}`,
        text: ({ guest }) => `You have said yes to the change that ${guest} asked for. It stands so:`,
      },
    },
    proposalRefused: {
      guest: {
        subject: ({ hotel, checkIn }) => `${hotel} cannot change your stay from ${checkIn}`,
        text: ({ hotel }) => `${hotel} has said no to the change that you asked for. Everything stays as it was:`,
      },
      owner: {
        subject: ({ guest, hotel, checkIn }) => `${guest} has said no to your proposal for ${hotel} from ${checkIn}`,
        text: ({ guest }) => `${guest} has said no to your proposal. The booking stays as agreed:`,
      },
    },
    proposalWithdrawn: {
      guest: {
        subject: ({ hotel, checkIn }) => `${hotel} has taken its proposal for your stay from ${checkIn} back`,
        text: ({ hotel }) =>
          `${hotel} has taken its proposal back. There is nothing to answer, and your booking stands as it was agreed:`,
      },
      owner: {
        subject: ({ guest, hotel, checkIn }) => `${guest} wants no change any more at ${hotel} from ${checkIn}`,
        text: ({ guest }) =>
          `${guest} has taken the wish for a change back. There is nothing to answer, and everything stays as it was:`,
      },
    },
    proposalEnded: {
      guest: {
        subject: ({ hotel, checkIn }) => `The change that you asked ${hotel} for, from ${checkIn}, is not made`,
        text: ({ hotel }) => `Your wish to ${hotel} has ended, and changes nothing. Everything stays as it was:`,
      },
      owner: {
        subject: ({ guest, hotel, checkIn }) => `Your proposal to ${guest} for ${hotel} from ${checkIn} has ended`,
        text: ({ guest }) => `Your proposal to ${guest} has ended, and changes nothing. The booking stays as agreed:`,
      },
    },
  },
  ur: {
    proposed: {
      guest: {
        subject: ({ hotel, checkIn }) => `${hotel} نے ${checkIn} سے آپ کے قیام میں تبدیلی تجویز کی ہے`,
        text: ({ hotel, answerBy }) =>
          `${hotel} نے آپ کی بکنگ بدلنے کی تجویز دی ہے۔ براہِ کرم ${answerBy} (پاکستانی وقت) تک ہاں یا نہیں کہیں۔ جب تک آپ ہاں نہ کہیں، جو طے ہوا تھا وہی رہے گا۔`,
      },
      owner: {
        subject: ({ guest, hotel, checkIn }) => `${guest} ${hotel} میں ${checkIn} سے اپنا قیام بدلنا چاہتے ہیں`,
        text: ({ guest, answerBy }) =>
          `${guest} یہ قیام بدلنا چاہتے ہیں۔ براہِ کرم ${answerBy} (پاکستانی وقت) تک ہاں یا نہیں کہیں۔ جب تک آپ ہاں نہ کہیں، کچھ نہیں بدلے گا۔`,
      },
    },
    agreed: {
      guest: {
        subject: ({ hotel, checkIn }) => `${hotel} نے تبدیلی مان لی ہے: آپ کا قیام ${checkIn} سے ہے`,
        text: ({ hotel }) => `${hotel} نے آپ کی مانگی ہوئی تبدیلی پر ہاں کہا ہے۔ اب یوں ہے:`,
      },
      owner: {
        subject: ({ guest, hotel, checkIn }) => `${guest} نے ${hotel} میں ${checkIn} سے قیام کی آپ کی تجویز مان لی ہے`,
        text: ({ guest }) => `${guest} نے آپ کی تجویز پر ہاں کہا ہے اور بکنگ بدل گئی ہے۔ اب یوں ہے:`,
      },
    },
    changeConfirmed: {
      guest: {
        subject: ({ hotel, checkIn }) => `${hotel} میں آپ کا بدلا ہوا قیام ${checkIn} سے ہے`,
        text: () => 'آپ نے اپنی بکنگ میں تبدیلی پر ہاں کہا ہے۔ اب یوں ہے:',
      },
      owner: {
        subject: ({ guest, hotel, checkIn }) => `${hotel} میں ${guest} کا بدلا ہوا قیام ${checkIn} سے ہے`,
        text: ({ guest }) => `آپ نے ${guest} کی مانگی ہوئی تبدیلی پر ہاں کہا ہے۔ اب یوں ہے:`,
      },
    },
    proposalRefused: {
      guest: {
        subject: ({ hotel, checkIn }) => `${hotel} ${checkIn} سے آپ کا قیام نہیں بدل سکتا`,
        text: ({ hotel }) => `${hotel} نے آپ کی مانگی ہوئی تبدیلی پر نہیں کہا ہے۔ سب کچھ پہلے جیسا ہے:`,
      },
      owner: {
        subject: ({ guest, hotel, checkIn }) => `${guest} نے ${hotel} میں ${checkIn} سے قیام کی آپ کی تجویز نہیں مانی`,
        text: ({ guest }) => `${guest} نے آپ کی تجویز پر نہیں کہا ہے۔ جو طے ہوا تھا وہی ہے:`,
      },
    },
    proposalWithdrawn: {
      guest: {
        subject: ({ hotel, checkIn }) => `${hotel} نے ${checkIn} سے آپ کے قیام کی تجویز واپس لے لی ہے`,
        text: ({ hotel }) =>
          `${hotel} نے اپنی تجویز واپس لے لی ہے۔ اب جواب دینے کی ضرورت نہیں، اور آپ کی بکنگ ویسی ہی ہے جیسی طے ہوئی تھی:`,
      },
      owner: {
        subject: ({ guest, hotel, checkIn }) => `${guest} اب ${hotel} میں ${checkIn} سے قیام میں تبدیلی نہیں چاہتے`,
        text: ({ guest }) =>
          `${guest} نے تبدیلی کی درخواست واپس لے لی ہے۔ اب جواب دینے کی ضرورت نہیں، اور سب کچھ پہلے جیسا ہے:`,
      },
    },
    proposalEnded: {
      guest: {
        subject: ({ hotel, checkIn }) => `${hotel} میں ${checkIn} سے قیام کی آپ کی مانگی ہوئی تبدیلی نہیں ہوئی`,
        text: ({ hotel }) =>
          `${hotel} سے آپ کی تبدیلی کی درخواست ختم ہو گئی ہے اور کچھ نہیں بدلا۔ سب کچھ پہلے جیسا ہے:`,
      },
      owner: {
        subject: ({ guest, hotel, checkIn }) =>
          `${hotel} میں ${checkIn} سے قیام کے لیے ${guest} کو آپ کی تجویز ختم ہو گئی ہے`,
        text: ({ guest }) => `${guest} کو آپ کی تجویز ختم ہو گئی ہے اور اس سے کچھ نہیں بدلا۔ جو طے ہوا تھا وہی ہے:`,
      },
    },
  },
};
