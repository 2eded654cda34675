import { Illustration } from '#components/illustrations/Illustration.tsx';
import { MessagePage } from './MessagePage.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      documentTitle="Page Not Found"
      illustration={<Illustration picture="middle" />}
      title="404 – Page Not Found"
      text="Sorry, we couldn't find what you were looking for."
    />
  );
}
