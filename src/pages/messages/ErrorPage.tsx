import { Illustration } from '#components/illustrations/Illustration.tsx';
import { Button } from '#ui/Button.tsx';
import { MessagePage } from './MessagePage.tsx';

/** Rendered in place of a page that threw an error. */
export function ErrorPage() {
  return (
    <MessagePage
      illustration={<Illustration picture="near" />}
      title="Something went wrong"
      text="We are sorry: this page ran aground. Your cart is safe."
      action={<Button onClick={() => location.reload()}>Try again</Button>}
    />
  );
}
