import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useHere } from '../../../web/src/features/properties/form/useHere.ts';
import { answerOwner } from '../support/propertyForms.ts';
import { button, field, noteOf, open, says, vendor } from '../support/site.tsx';

type Question = { found: PositionCallback; failed: PositionErrorCallback };

/** A browser that is asked where it is, and answers when the test says. */
function browserAt() {
  const asked: Question[] = [];
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback) => asked.push({ found, failed });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const last = () => asked.at(-1) as Question;
  return {
    asked,
    stands: (latitude: number, longitude: number, accuracy: number) =>
      act(() => last().found({ coords: { latitude, longitude, accuracy } } as GeolocationPosition)),
    fails: (code: number) => act(() => last().failed({ code } as GeolocationPositionError)),
  };
}

const here = () => button('I am at the house now');
const place = () => field('Place on the map').value;

beforeEach(answerOwner);

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(document, 'featurePolicy');
});

describe('an owner at the house', () => {
  test('fills the place on the map, and reads how sure it is and what is near', async () => {
    const browser = browserAt();
    const user = await open('/createpost', vendor);
    await user.click(here());
    await says('Asking your browser where you are.');
    browser.stands(36.325004, 74.669701, 12.4);
    await says('This is where you are, within 12 m.');
    expect(place()).toBe('36.32500, 74.66970');
    expect(noteOf(field('Place on the map'))).toBe('In a straight line about 1 km from Hunza Valley.');
  });

  test('is asked once, however often the button is pressed meanwhile', async () => {
    const browser = browserAt();
    const user = await open('/createpost', vendor);
    await user.click(here());
    await user.click(here());
    expect(browser.asked).toHaveLength(1);
    browser.stands(36.325, 74.6697, 5);
    await user.click(here());
    expect(browser.asked).toHaveLength(2);
  });

  test.each([
    [200, '36.32500, 74.66970', 'This is where you are, within 200 m.'],
    [201, '', 'Your phone knows only within 201 m where you are. Go into the open and press again, or paste a link.'],
  ])('whose phone knows it within %i m fills in "%s"', async (metres, text, sentence) => {
    const browser = browserAt();
    const user = await open('/createpost', vendor);
    await user.click(here());
    browser.stands(36.325, 74.6697, metres);
    await says(sentence);
    expect(place()).toBe(text);
  });

  test('outside of the north fills in nothing', async () => {
    const browser = browserAt();
    const user = await open('/createpost', vendor);
    await user.click(here());
    browser.stands(31.5204, 74.3587, 5);
    await says('You are not in the north of Pakistan now. Paste a link of the house.');
    expect(place()).toBe('');
  });

  test.each([
    [1, /Your browser keeps where you are from this site\./],
    [2, /Your browser did not find out where you are\./],
    [3, /Your browser did not find out where you are\./],
  ])('reads what to do where the browser fails with %i', async (code, sentence) => {
    const browser = browserAt();
    const user = await open('/createpost', vendor);
    await user.click(here());
    browser.fails(code);
    await says(sentence);
    expect(screen.queryByText('Asking your browser where you are.')).toBeNull();
  });

  test('is asked at once on a page that was loaded for it, which forgets that', async () => {
    const browser = browserAt();
    await open('/createpost#here', vendor);
    await says('Asking your browser where you are.');
    expect([browser.asked.length, location.hash]).toEqual([1, '']);
  });

  test('whose page may not ask waits for the photos, which a page that is loaded anew would lose', () => {
    const featurePolicy = { allowsFeature: () => false };
    Object.defineProperty(document, 'featurePolicy', { configurable: true, value: featurePolicy });
    const { result } = renderHook(() => useHere({ onPlace: () => {}, hasUnsentPhotos: true }));
    act(() => result.current.locate());
    expect([result.current.here.at, location.hash]).toEqual(['photosFirst', '']);
  });
});
