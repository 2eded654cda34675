/**
 * Calls back with the messages of the other open tabs of this origin, and returns a function that sends them one. Where
 * `BroadcastChannel` is missing or denied, there are no messages.
 */
export function openTabChannel(
  name: string,
  onMessage: (message: unknown) => void,
): (message: unknown) => void {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    try {
      channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }) => onMessage(data));
    } catch {
      // Each tab acts alone.
    }
  };
  open();
  // With an open channel, the page would not enter the back/forward cache, or a message would remove it from there.
  addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open();
  });
  return (message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    channel?.postMessage(message);
  };
}
