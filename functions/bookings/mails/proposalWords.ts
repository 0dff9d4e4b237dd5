import type { Language } from '../../../shared/languages.ts';
import type { Words } from './furtherWords.ts';
import type { ProposalMail } from './mailsOf.ts';

/** Mails about proposals, each to the one side that it goes to; `agreed` tells of a yes. */
export const proposalWords: Record<Language, Record<ProposalMail | 'agreed', Words>> = {
  en: {
    proposed: {
      subject: ({ hotel, checkIn }) => `${hotel} proposes other rooms for your stay from ${checkIn}`,
      text: ({ hotel, answerBy }) =>
        `${hotel} proposes to change your booking. Please say yes or no by ${answerBy}, Pakistan time. Until you say yes, what was agreed stands.`,
    },
    agreed: {
      subject: ({ guest, hotel, checkIn }) => `${guest} has agreed to your proposal for ${hotel} from ${checkIn}`,
      text: ({ guest }) => `${guest} has said yes to your proposal, and the booking has been changed. It stands so:`,
    },
    proposalRefused: {
      subject: ({ guest, hotel, checkIn }) => `${guest} has said no to your proposal for ${hotel} from ${checkIn}`,
      text: ({ guest }) => `${guest} has said no to your proposal. The booking stays as agreed:`,
    },
    proposalWithdrawn: {
      subject: ({ hotel, checkIn }) => `${hotel} has taken its proposal for your stay from ${checkIn} back`,
      text: ({ hotel }) =>
        `${hotel} has taken the proposal of other rooms back. There is nothing to answer, and your booking stands as it was agreed:`,
    },
    proposalEnded: {
      subject: ({ guest, hotel, checkIn }) => `Your proposal to ${guest} for ${hotel} from ${checkIn} has ended`,
      text: ({ guest }) => `Your proposal to ${guest} has ended, and changes nothing. The booking stays as agreed:`,
    },
  },
  ur: {
    proposed: {
      subject: ({ hotel, checkIn }) => `${hotel} نے ${checkIn} سے آپ کے قیام کے لیے دوسرے کمرے تجویز کیے ہیں`,
      text: ({ hotel, answerBy }) =>
        `${hotel} نے آپ کی بکنگ بدلنے کی تجویز دی ہے۔ براہِ کرم ${answerBy} (پاکستانی وقت) تک ہاں یا نہیں کہیں۔ جب تک آپ ہاں نہ کہیں، جو طے ہوا تھا وہی رہے گا۔`,
    },
    agreed: {
      subject: ({ guest, hotel, checkIn }) => `${guest} نے ${hotel} میں ${checkIn} سے قیام کی آپ کی تجویز مان لی ہے`,
      text: ({ guest }) => `${guest} نے آپ کی تجویز پر ہاں کہا ہے اور بکنگ بدل گئی ہے۔ اب یوں ہے:`,
    },
    proposalRefused: {
      subject: ({ guest, hotel, checkIn }) => `${guest} نے ${hotel} میں ${checkIn} سے قیام کی آپ کی تجویز نہیں مانی`,
      text: ({ guest }) => `${guest} نے آپ کی تجویز پر نہیں کہا ہے۔ جو طے ہوا تھا وہی ہے:`,
    },
    proposalWithdrawn: {
      subject: ({ hotel, checkIn }) => `${hotel} نے ${checkIn} سے آپ کے قیام کی تجویز واپس لے لی ہے`,
      text: ({ hotel }) =>
        `${hotel} نے دوسرے کمروں کی تجویز واپس لے لی ہے۔ اب جواب دینے کی ضرورت نہیں، اور آپ کی بکنگ ویسی ہی ہے جیسی طے ہوئی تھی:`,
    },
    proposalEnded: {
      subject: ({ guest, hotel, checkIn }) =>
        `${hotel} میں ${checkIn} سے قیام کے لیے ${guest} کو آپ کی تجویز ختم ہو گئی ہے`,
      text: ({ guest }) => `${guest} کو آپ کی تجویز ختم ہو گئی ہے اور اس سے کچھ نہیں بدلا۔ جو طے ہوا تھا وہی ہے:`,
    },
  },
};
