import { lazyWithPreload, useLoadWhen } from '#lib/lazy-with-preload.tsx';
import { MessagePage } from './MessagePage.tsx';
import { Button } from '#ui/Button.tsx';

/** The page itself is in the first script, as it must not need the network; its drawing may be missing. */
export const WaveIllustration = lazyWithPreload(
  async () => (await import('#components/illustrations/WaveIllustration.tsx')).WaveIllustration,
);

/** Stands in for a page that failed while it was drawn. */
export function ErrorPage() {
  const isDrawn = useLoadWhen(WaveIllustration, true);
  return (
    <MessagePage
      screen="Something went wrong"
      drawing={isDrawn && <WaveIllustration />}
      title="Something went wrong"
      text="We are sorry: this page ran aground. Your cart is safe."
      // Not every browser asks again for code that did not come, unless the document is loaded anew.
      action={<Button onClick={() => location.reload()}>Try again</Button>}
    />
  );
}
