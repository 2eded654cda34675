/**
 * Lets the browser answer the visitor and draw before the work goes on, as soon as it has done so. By a
 * message, which no timer's least time holds up.
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
