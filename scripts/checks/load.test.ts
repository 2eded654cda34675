import { expect, test } from 'vitest';
import { errorsIn } from './load.mjs';

test.each([
  ['Requests/sec:  26276.38\n', []],
  [
    '  Socket errors: connect 0, read 3, write 0, timeout 0\n  Non-2xx or 3xx responses: 7\nRequests/sec: 9\n',
    ['Socket errors: connect 0, read 3, write 0, timeout 0', 'Non-2xx or 3xx responses: 7'],
  ],
  ['unable to connect', ['wrk printed no figures']],
])('errors in the output %j of wrk are %j', (output, errors) => {
  expect(errorsIn(output)).toEqual(errors);
});
