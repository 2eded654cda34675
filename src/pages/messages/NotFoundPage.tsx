import { Illustration } from '#components/illustrations/Illustration.tsx';
import { MessagePage } from './MessagePage.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      screen="Page Not Found"
      illustration={<Illustration picture="pond-yacht" />}
      title="404 – Page Not Found"
      text="Sorry, we couldn't find what you were looking for."
    />
  );
}
