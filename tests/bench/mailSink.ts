import { createServer } from 'node:http';

/** Takes every mail and keeps none, in a process of its own, so that its work is not counted with the sender's. */
const answer = `<SendEmailResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/">
<SendEmailResult><MessageId>1</MessageId></SendEmailResult></SendEmailResponse>`;

createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'text/xml' }).end(answer));
}).listen(Number(process.argv[2]), '127.0.0.1');
