import { isIPv4, isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Language } from '../../shared/languages.ts';
import { workHeader } from '../../shared/work.ts';

/**
 * Who asks, known or not. `address` is what limits count by: an IPv4 address, or the /64 network of an IPv6 one. `work` is
 * what the call brings of it, as it was sent.
 */
export interface Client {
  address: string;
  language: Language;
  work?: string | undefined;
}

/** The event, and whether it came through the distribution: whoever calls the gateway itself could claim any address. */
type EdgeEvent = APIGatewayProxyEventV2 & { throughEdge?: boolean };

/** Who asks, as the gateway or the distribution in front of it saw them; the language is the one they like best. */
export function clientOf({ headers, requestContext, throughEdge }: EdgeEvent): Client {
  const address = (throughEdge ? viewerAddress(headers) : undefined) ?? requestContext.http.sourceIp ?? '';
  return {
    address: network(address),
    language: preferredLanguage(headers['accept-language']),
    work: headers[workHeader],
  };
}

/** The visitor's address as the distribution saw it; undefined for one that it cannot tell. */
function viewerAddress(headers: Record<string, string | undefined>): string | undefined {
  return headers['cloudfront-viewer-address']?.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
}

/** One household or phone has a whole /64 of IPv6 addresses to choose from. */
function network(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [start = '', end] = address.toLowerCase().split('::');
  const groups = start === '' ? [] : start.split(':');
  const zeros = end === undefined ? 0 : 8 - groups.length - (end === '' ? 0 : end.split(':').length);
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...(end ? end.split(':') : [])];
  const prefix = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${prefix.join(':')}::/64`;
}

/** Characters that are read of what somebody accepts: browsers send a few languages, the liked ones first. */
const readOfWishes = 500;

function preferredLanguage(accepted = ''): Language {
  const wishes = accepted
    .slice(0, readOfWishes)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
      return { language: tag.split('-')[0], quality: Number(quality) || 0 };
    });
  const [best] = wishes
    .filter(({ language, quality }) => (language === 'en' || language === 'ur') && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return best?.language === 'ur' ? 'ur' : 'en';
}
