import { describe, expect, test } from 'vitest';
import { readMapPlace } from '../../shared/rules/mapPlace.ts';

/** Baltit Fort, as Wikipedia has it. */
const fort = [36.32556, 74.66972];

describe('the place on the map', () => {
  test.each([
    ['36.32556, 74.66972'],
    ['36.32556 74.66972'],
    ['(36.32556; 74.66972)'],
    ['74.66972, 36.32556'],
    ['36.32556N 74.66972E'],
    ['lat: 36.32556, long: 74.66972'],
    ['36,32556; 74,66972'],
    ['۳۶٫۳۲۵۵۶، ۷۴٫۶۶۹۷۲'],
    ['https://www.google.com/maps/place/Baltit+Fort/@36.3,74.6,17z/data=!3m1!4b1!4m6!3m5!3d36.32556!4d74.66972'],
    ['https://www.google.com/maps?q=36.32556,74.66972'],
    ['https://maps.google.com/?q=loc:36.32556,74.66972'],
    ['https://www.google.com/maps/search/36.32556,+74.66972?entry=tts'],
    ['https://www.google.com/maps/@36.32556,74.66972,15z'],
    ['https://maps.apple.com/?ll=36.32556,74.66972&q=Fort'],
    ['https://www.openstreetmap.org/?mlat=36.32556&mlon=74.66972#map=17/36.1/74.1'],
    ['https://www.openstreetmap.org/#map=17/36.32556/74.66972'],
    ['geo:36.32556,74.66972?z=17'],
    ['geo:0,0?q=36.32556,74.66972(Fort)'],
    ['Baltit Fort https://maps.google.com/?q=36.32556,74.66972'],
  ])('is read from %s', (typed) => {
    expect(readMapPlace(typed)).toEqual({ spot: fort });
  });

  test.each([
    [`36°19'32"N 74°40'11"E`],
    ['36° 19′ 32″ N, 74° 40′ 11″ E'],
    ['36 19 32 74 40 11'],
    ["36°19.533'N 74°40.183'E"],
    ["https://www.google.com/maps/place/36%C2%B019'32.0%22N+74%C2%B040'11.0%22E"],
  ])('has minutes and seconds in %s', (typed) => {
    const place = readMapPlace(typed);
    const [north = 0, east = 0] = 'spot' in place ? place.spot : [];
    expect(north).toBeCloseTo(36.32556, 4);
    expect(east).toBeCloseTo(74.66972, 4);
  });

  test('is the middle of the cell of a plus code, also of a short one with its town', () => {
    const whole = readMapPlace('8J8P8MG9+6V');
    expect(whole).toEqual(readMapPlace('8MG9+6V Karimabad'));
    const [north = 0, east = 0] = 'spot' in whole ? whole.spot : [];
    expect([north.toFixed(3), east.toFixed(3)]).toEqual(['36.326', '74.670']);
  });

  test.each(['https://maps.app.goo.gl/AbC123', 'https://goo.gl/maps/AbC123', 'http://maps.app.goo.gl/AbC123'])(
    'is asked of its host where %s is short',
    (typed) => {
      expect(readMapPlace(typed)).toEqual({ follow: typed.replace('http:', 'https:') });
    },
  );

  test.each([
    ['the blue gate', 'map_place_unreadable'],
    ['36.32556', 'map_place_unreadable'],
    ['36.32556, 74.66972, 2400', 'map_place_unreadable'],
    ['36°79\'32"N 74°40\'11"E', 'map_place_unreadable'],
    ['GX9M+6V Nowhere', 'map_place_unreadable'],
    ['36.3, 74.6', 'map_place_coarse'],
    ['31.54970, 74.34360', 'map_place_outside'],
    ['-36.32556, 74.66972', 'map_place_outside'],
    ['36.32556S 74.66972E', 'map_place_outside'],
    ['https://goo.gl/AbC123', 'map_link_unknown'],
    ['https://www.google.com/url?q=https://evil.example', 'map_link_unknown'],
    ['https://sites.google.com/view/maps', 'map_link_unknown'],
    ['https://constructor/maps', 'map_link_unknown'],
    ['https://maps.app.goo.gl.evil.example/AbC123', 'map_link_unknown'],
    ['https://maps.app.goo.gl@evil.example/AbC123', 'map_link_unknown'],
    ['https://evil.example/?q=36.32556,74.66972', 'map_link_unknown'],
  ])('is not read from %s, which is %s', (typed, wrong) => {
    expect(readMapPlace(typed)).toEqual({ wrong });
  });
});
