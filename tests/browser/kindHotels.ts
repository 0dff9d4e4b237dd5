import { urduWords } from './urduWords.ts';

const inUrdu = await urduWords();

/** A hotel and the words of the page, by language. */
export const languages = {
  English: {
    path: '',
    say: (english: string) => english,
    hotel: {
      Name: 'Ultar Lodge',
      Description: 'Quiet rooms above the river, heated in winter.',
      Location: 'Hunza Valley',
      Street: '1 River Road',
      City: 'Karimabad',
    },
  },
  Urdu: {
    path: '/ur',
    say: inUrdu,
    hotel: {
      Name: 'التر لاج',
      Description: 'دریا کے اوپر پرسکون کمرے، سردیوں میں گرم۔',
      Location: 'وادیِ ہنزہ',
      Street: 'دریا روڈ 1',
      City: 'Karimabad',
    },
  },
};

export type Language = (typeof languages)[keyof typeof languages];
