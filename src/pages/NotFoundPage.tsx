import { MessagePage } from '#components/MessagePage.tsx';
import { BoatDrawing } from '#components/BoatDrawing.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      screen="Page Not Found"
      drawing={<BoatDrawing />}
      title="404 – Page Not Found"
      text="Sorry, we couldn't find what you were looking for."
    />
  );
}
