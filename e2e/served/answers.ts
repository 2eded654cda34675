import { request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for a path and takes the answer as it is, compressed or not. */
export function ask(
  origin: string,
  path: string,
  encoding = 'identity',
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, headers: { 'accept-encoding': encoding } });
    sent.on('error', reject).on('response', (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body: Buffer.concat(chunks) });
        });
    });
    sent.end();
  });
}
