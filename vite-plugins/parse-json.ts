import { messageOf } from '#lib/message-of.ts';

/** The value of a JSON text. Throws an error of one line. `name`: the file's, for the error. */
export function parseJson(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const message = messageOf(error).replaceAll(/\s+/g, ' ');
    throw new Error(`${name} is not JSON: ${message}`, { cause: error });
  }
}
