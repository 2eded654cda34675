import { MessagePage } from '#components/MessagePage.tsx';
import { WaveDrawing } from '#components/WaveDrawing.tsx';

/** Stands in for a page that failed while it was drawn. */
export function ErrorPage() {
  return (
    <MessagePage
      screen="Something went wrong"
      drawing={<WaveDrawing />}
      title="Something went wrong"
      text="We are sorry: this page ran aground. Your cart is safe."
    />
  );
}
