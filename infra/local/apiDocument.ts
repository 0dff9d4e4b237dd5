import { openApiDocument } from '../openapi/document.ts';
import { openApiPage } from '../openapi/page.ts';
import { jsonReply, type RequestHandler, sendReply } from './http/reply.ts';

/**
 * Answers the addresses of the API's document, and hands all others on: the document of the contracts as they are while
 * they are written. A built site has it as files.
 */
export function apiDocument(next: RequestHandler): RequestHandler {
  return (request, response) => {
    if (request.url === '/api-document.json') return sendReply(request, response, jsonReply(200, openApiDocument()));
    if (request.url !== '/api-document') return next(request, response);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return sendReply(request, response, { status: 200, headers, body: Buffer.from(openApiPage()) });
  };
}
