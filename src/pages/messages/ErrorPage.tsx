import { LazyIllustration } from '#components/illustrations/LazyIllustration.tsx';
import { Button } from '#ui/Button.tsx';
import { MessagePage } from './MessagePage.tsx';

/** Rendered in place of a page that threw an error. In the entry chunk, so that it renders when no chunk can load. */
export function ErrorPage() {
  return (
    <MessagePage
      illustration={<LazyIllustration picture="ring-buoy" />}
      title="Something went wrong"
      text="We are sorry: this page ran aground. Your cart is safe."
      // Some browsers cache a failed module until the document is reloaded.
      action={<Button onClick={() => location.reload()}>Try again</Button>}
    />
  );
}
