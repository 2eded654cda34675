/**
 * Resolves in a new task, so that the browser can handle input and paint before it. Uses a message, because browsers
 * delay nested timers by at least 4 ms.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(null);
  });
}
