import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests a path as it is, without normalising it, and does not decompress the response. */
export function ask(
  origin: string,
  path: string,
  encoding = 'identity',
  method = 'GET',
  others: OutgoingHttpHeaders = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(origin, {
      path,
      method,
      headers: { ...others, 'accept-encoding': encoding },
    });
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
