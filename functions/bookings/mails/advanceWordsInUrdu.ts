import type { AdvanceMailKey } from './advanceMails.ts';
import type { Words } from './furtherWords.ts';

const operatorNote = 'اب سرائے کا کوئی فرد اسے دیکھ رہا ہے، اور آپ دونوں کو بتایا جائے گا۔';

const lapsedNote =
  'ایڈوانس وقت پر ادا نہیں ہوا، اس لیے یہ بکنگ خود بخود ختم ہو گئی ہے اور اس کی راتیں دوبارہ خالی ہیں۔';

function receiptNote(receipt: string): string {
  return receipt && `رسید کا نمبر ${receipt} ہے، اور وہ آپ کی بکنگ کے صفحے پر موجود ہے۔`;
}

function partNote(missing: string): string {
  return missing && `ان میں سے کچھ آپ لکھ چکے ہیں: براہِ کرم باقی ${missing} دیکھیں۔ `;
}

/** The words of `advanceWords` in Urdu. */
export const urduAdvanceWords: Record<AdvanceMailKey, Words> = {
  'acceptedAsking guest': {
    subject: ({ hotel, checkIn, advance: { amount } }) =>
      `${hotel} میں ${checkIn} سے کمرہ آپ کے لیے رکھا گیا ہے: براہِ کرم ${amount} ایڈوانس ادا کریں`,
    text: ({ hotel, advance: { amount, until } }) =>
      `${hotel} نے آپ کی درخواست قبول کر لی ہے، کمرہ آپ کے لیے روک رکھا ہے اور ${until && `${until} (پاکستانی وقت) تک `}${amount} ایڈوانس مانگا ہے۔ رقم کہاں بھیجنی ہے، یہ آپ کی بکنگ کے صفحے پر لکھا ہے، اور وہیں آپ بتاتے ہیں کہ رقم بھیج دی ہے۔ اگر وقت پر ادائیگی نہ ہو تو بکنگ خود بخود ختم ہو جاتی ہے۔ جو طے ہوا وہ یہ ہے:`,
  },
  'advanceReminder guest': {
    subject: ({ hotel, advance: { rest, until } }) => `براہِ کرم ${hotel} کو ${until} تک ${rest} ایڈوانس ادا کریں`,
    text: ({ hotel, advance: { rest, until } }) =>
      `${hotel} نے کمرہ آپ کے لیے روک رکھا ہے، اور ایڈوانس میں سے ${rest} ${until} (پاکستانی وقت) تک ادا کرنے باقی ہیں۔ اگر آپ رقم بھیج چکے ہیں تو بکنگ کے صفحے پر بتا دیں، پھر مہلت نہیں گزرے گی۔ ورنہ ادائیگی کی مہلت اسی وقت ختم ہو جائے گی۔`,
  },
  'advanceSent owner': {
    subject: ({ guest, hotel, checkIn }) =>
      `${guest} کہتے ہیں کہ ${hotel} میں ${checkIn} سے قیام کا ایڈوانس بھیج دیا ہے`,
    text: ({ guest, stands, advance: { said, missing } }) =>
      `${guest} کہتے ہیں کہ آپ کو ${said} بھیج دیے ہیں۔ ${partNote(missing)}براہِ کرم اپنے اکاؤنٹ میں دیکھیں، کیونکہ ادائیگی کی تصویریں اکثر جعلی ہوتی ہیں، اور سرائے پر بتائیں کہ رقم آئی یا نہیں۔${stands ? ' آپ کے جواب تک راتیں رکی رہیں گی۔' : ''}`,
  },
  'advancePressed owner': {
    subject: ({ guest, hotel, checkIn }) =>
      `${guest} آپ کے جواب کے منتظر ہیں: کیا ${hotel} میں ${checkIn} سے قیام کا ایڈوانس آ گیا؟`,
    text: ({ guest, stands, advance: { said, missing } }) =>
      `${guest} نے بتایا ہے کہ آپ کو ${said} بھیجے ہیں، اور آپ نے ابھی جواب نہیں دیا۔ ${partNote(missing)}براہِ کرم اپنے اکاؤنٹ میں دیکھ کر سرائے پر بتائیں کہ رقم آئی یا نہیں۔ ${stands ? 'تب تک راتیں رکی رہیں گی، اور ' : ''}دو دن تک جواب نہ آنے پر سرائے کا کوئی فرد اسے دیکھے گا۔`,
  },
  'advanceReceived guest': {
    subject: ({ hotel, advance: { isPart, received, amount } }) =>
      isPart
        ? `${hotel} کو ${amount} ایڈوانس میں سے ${received} مل گئے ہیں`
        : `${hotel} کو آپ کے ایڈوانس کے ${received} مل گئے ہیں`,
    text: ({ hotel, advance: { rest, received, until, receipt, said, missing } }) =>
      [
        `${hotel} نے لکھ لیا ہے کہ آپ کے ایڈوانس میں سے ${received} آ گئے ہیں۔`,
        receiptNote(receipt),
        rest && `${rest} ابھی ${until && `${until} (پاکستانی وقت) تک `}ادا کرنے باقی ہیں۔`,
        rest &&
          missing &&
          `آپ نے بتایا تھا کہ ${said} ادا ہو چکے ہیں۔ اگر پوری رقم آپ کے اکاؤنٹ سے نکل چکی ہے تو بکنگ کے صفحے پر اسی ٹرانزیکشن آئی ڈی کے ساتھ اس کا ثبوت دوبارہ دیں: پھر بھی کم رقم نظر آئی تو سرائے کا کوئی فرد معاملہ دیکھے گا۔`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  'advanceUnseen guest': {
    subject: ({ hotel }) => `${hotel} کو آپ کی ادائیگی ابھی نظر نہیں آئی: براہِ کرم دیکھ لیں`,
    text: ({ hotel, advance: { until } }) =>
      `${hotel} کو آپ کی ادائیگی نظر نہیں آ رہی۔ اپنے بینک یا والٹ میں دیکھیں کہ رقم نکلی ہے یا نہیں، اور کس اکاؤنٹ میں گئی ہے۔ پھر ${until} (پاکستانی وقت) تک بکنگ کے صفحے پر ادائیگی کا ثبوت دوبارہ دیں، اس ٹرانزیکشن آئی ڈی کے ساتھ جو آپ کے بینک یا والٹ نے دی ہے۔ براہِ کرم دو بار رقم نہ بھیجیں۔ اگر تب تک آپ کچھ نہ بتائیں تو ادائیگی کی مہلت ختم ہو جائے گی۔`,
  },
  'advanceDisputed guest': {
    subject: ({ hotel }) => `${hotel} کو آپ کی ادائیگی کا معاملہ ہمارا عملہ دیکھ رہا ہے`,
    text: ({ hotel, stands }) =>
      `${hotel} نے دوسری بار کہا ہے کہ آپ کی ادائیگی نظر نہیں آئی، یا پوری نظر نہیں آئی۔ ${operatorNote}${stands ? ' تب تک آپ کی راتیں رکی رہیں گی۔' : ''} آپ کے بینک یا والٹ کے پیغام سنبھال کر رکھیں، اور براہِ کرم دوبارہ رقم نہ بھیجیں۔`,
  },
  'advanceDisputed owner': {
    subject: ({ guest, hotel }) => `${hotel} کے لیے ${guest} کی ادائیگی کا معاملہ ہمارا عملہ دیکھ رہا ہے`,
    text: ({ guest, stands }) =>
      `آپ نے دوسری بار کہا ہے کہ ${guest} کی ادائیگی نظر نہیں آئی، یا پوری نظر نہیں آئی۔ ${operatorNote}${stands ? ' تب تک راتیں رکی رہیں گی۔' : ''} اگر اس دوران رقم آ جائے تو براہِ کرم سرائے پر بتا دیں۔`,
  },
  'advanceWaived guest': {
    subject: ({ hotel, checkIn }) => `${hotel} اب ایڈوانس نہیں مانگتا: آپ کا قیام ${checkIn} سے ہے`,
    text: ({ hotel }) =>
      `${hotel} اب ایڈوانس نہیں مانگتا، اور آپ کی بکنگ برقرار ہے۔ براہِ کرم پہنچنے سے پہلے کچھ ادا نہ کریں:`,
  },
  'advanceStopped guest': {
    subject: ({ hotel, checkIn }) => `براہِ کرم ${checkIn} سے قیام کے لیے ${hotel} کو ایڈوانس نہ دیں`,
    text: ({ hotel }) =>
      `${hotel} نے آپ سے جو ایڈوانس مانگا تھا، سرائے نے اسے روک دیا ہے۔ براہِ کرم اس بکنگ کے لیے کسی کو کچھ نہ دیں، چاہے آپ سے کچھ بھی کہا جائے۔ اگر آپ کچھ ادا کر چکے ہیں تو اس ای میل کا جواب دیں، اور فوراً اپنے بینک یا والٹ کو بتائیں۔`,
  },
  'advanceSettled guest': {
    subject: ({ hotel, checkIn }) => `سرائے نے ${hotel} میں ${checkIn} سے قیام کی ادائیگی کا فیصلہ کر دیا ہے`,
    text: ({ hotel, advance: { settledFor } }) =>
      `آپ نے اور ${hotel} نے جو کہا اور لکھا، سرائے کے ایک فرد نے وہ دیکھ کر ${settledFor === 'guest' ? 'آپ' : 'ہوٹل'} کے حق میں فیصلہ کیا ہے۔ اب کیا صورت ہے، یہ آپ کی بکنگ کے صفحے پر لکھا ہے۔`,
  },
  'advanceSettled owner': {
    subject: ({ guest, hotel, checkIn }) =>
      `سرائے نے ${hotel} میں ${checkIn} سے ${guest} کے قیام کی ادائیگی کا فیصلہ کر دیا ہے`,
    text: ({ guest, advance: { settledFor } }) =>
      `آپ نے اور ${guest} نے جو کہا اور لکھا، سرائے کے ایک فرد نے وہ دیکھ کر ${settledFor === 'guest' ? 'مہمان' : 'آپ'} کے حق میں فیصلہ کیا ہے۔ اب کیا صورت ہے، یہ بکنگ کے صفحے پر لکھا ہے۔`,
  },
  'lapsed guest': {
    subject: ({ hotel, checkIn }) => `${hotel} میں ${checkIn} سے آپ کی بکنگ ختم ہو گئی ہے: ایڈوانس ادا نہیں ہوا`,
    text: ({ advance: { lateDays } }) =>
      `${lapsedNote} براہِ کرم اب رقم نہ بھیجیں۔ اگر آپ اس سے پہلے رقم بھیج چکے تھے تو ${lateDays} دن کے اندر بکنگ کے صفحے پر اس کا ثبوت دیں: اگر ہوٹل کو رقم مل چکی ہو اور راتیں خالی ہوں تو بکنگ بحال ہو جاتی ہے، ورنہ رقم آپ کو واپس ملتی ہے۔`,
  },
  'lapsed owner': {
    subject: ({ guest, hotel, checkIn }) =>
      `${hotel} میں ${checkIn} سے ${guest} کی بکنگ ختم ہو گئی ہے: ایڈوانس ادا نہیں ہوا`,
    text: ({ advance: { lateDays } }) =>
      `${lapsedNote} مہمان ${lateDays} دن تک اس ادائیگی کا ثبوت دے سکتے ہیں جو اس سے پہلے کی گئی ہو۔`,
  },
  'reinstated guest': {
    subject: ({ hotel, checkIn }) => `${hotel} میں ${checkIn} سے آپ کی بکنگ بحال ہو گئی ہے`,
    text: ({ hotel, advance: { received, receipt } }) =>
      [`${hotel} کو آپ کی ${received} کی ادائیگی مل گئی ہے، اور بکنگ بحال ہو گئی ہے۔`, receiptNote(receipt)]
        .filter(Boolean)
        .join(' '),
  },
  'refundDue guest': {
    subject: ({ hotel, advance: { refund } }) => `${hotel} کو آپ کے ${refund} واپس کرنے ہیں`,
    text: ({ hotel, advance: { refund, refundBy } }) =>
      `آپ کی بکنگ کی شرائط کے مطابق ${hotel} کو ایڈوانس میں سے ${refund} ${refundBy && `${refundBy} تک `}آپ کو واپس کرنے ہیں۔ جب ہوٹل کہے گا کہ رقم بھیج دی ہے تو آپ کو بتایا جائے گا۔`,
  },
  'refundDue owner': {
    subject: ({ guest, advance: { refund, refundBy } }) =>
      `براہِ کرم ${refundBy && `${refundBy} تک `}${guest} کو ${refund} واپس کریں`,
    text: ({ guest, advance: { refund, refundBy } }) =>
      `اس بکنگ کی شرائط کے مطابق ایڈوانس میں سے ${refund} ${guest} کو واپس جانے ہیں۔ براہِ کرم ${refundBy && `${refundBy} تک `}ادا کر کے سرائے پر لکھ دیں۔ جو مالک دیر کرے وہ رقم واپس ہونے تک ایڈوانس نہیں مانگ سکتا، اور اس کے صفحوں پر یہ لکھا ہوتا ہے۔`,
  },
  'refundLate owner': {
    subject: ({ guest, advance: { refund } }) => `دیر ہو گئی ہے: براہِ کرم ${guest} کو ${refund} واپس کریں`,
    text: ({ guest, advance: { refund } }) =>
      `ایڈوانس میں سے ${refund} ${guest} کو واپس جانے تھے، اور آپ نے سرائے پر نہیں لکھا کہ ادا کر دیے ہیں۔ تب تک آپ ایڈوانس نہیں مانگ سکتے، اور آپ کے صفحوں پر یہ لکھا ہے۔`,
  },
  'refundSent guest': {
    subject: ({ hotel, advance: { paidBack } }) => `${hotel} کہتا ہے کہ آپ کو ${paidBack} واپس بھیج دیے ہیں`,
    text: ({ hotel, advance: { paidBack } }) =>
      `${hotel} کہتا ہے کہ آپ کو ${paidBack} واپس بھیج دیے ہیں۔ براہِ کرم اپنے اکاؤنٹ میں دیکھیں، اور بکنگ کے صفحے پر بتائیں کہ رقم آئی یا نہیں۔`,
  },
  'refundConfirmed owner': {
    subject: ({ guest, hotel }) => `${guest} کو ${hotel} کی واپس کی ہوئی رقم مل گئی ہے`,
    text: ({ guest, advance: { paidBack } }) => `${guest} کہتے ہیں کہ ${paidBack} مل گئے ہیں۔ اب کچھ کرنا باقی نہیں۔`,
  },
  'refundDenied owner': {
    subject: ({ guest, hotel }) => `${guest} کہتے ہیں کہ ${hotel} کی واپس کی ہوئی رقم نہیں آئی`,
    text: ({ guest, advance: { paidBack } }) =>
      `${guest} کہتے ہیں کہ ${paidBack} نہیں آئے۔ ${operatorNote} براہِ کرم اپنے اکاؤنٹ میں دیکھیں کہ رقم نکلی ہے یا نہیں، اور اپنے بینک یا والٹ کے پیغام سنبھال کر رکھیں۔`,
  },
};
