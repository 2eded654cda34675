import { lazyWithPreload, useLoadWhen } from '#lib/lazy-with-preload.tsx';
import { MessagePage } from './MessagePage.tsx';
import { Button } from '#ui/Button.tsx';

/** In a lazy chunk. The page itself is in the entry chunk, so that it renders when no chunk can load. */
export const WaveIllustration = lazyWithPreload(
  async () => (await import('#components/illustrations/WaveIllustration.tsx')).WaveIllustration,
);

/** Rendered in place of a page that threw an error. */
export function ErrorPage() {
  const isLoaded = useLoadWhen(WaveIllustration, true);
  return (
    <MessagePage
      screen="Something went wrong"
      illustration={isLoaded && <WaveIllustration />}
      title="Something went wrong"
      text="We are sorry: this page ran aground. Your cart is safe."
      // Some browsers cache a failed module until the document is reloaded.
      action={<Button onClick={() => location.reload()}>Try again</Button>}
    />
  );
}
