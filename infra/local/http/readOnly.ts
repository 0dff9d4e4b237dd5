import { errorReply, type RequestHandler, sendReply } from './reply.ts';

/** Lets GET and HEAD through and answers every other method with 405. */
export function readOnly(handler: RequestHandler): RequestHandler {
  return (request, response) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? handler(request, response)
      : sendReply(request, response, errorReply('method_not_allowed', { allow: 'GET, HEAD' }));
}
