import { MessagePage } from './MessagePage.tsx';
import { BoatIllustration } from '#components/illustrations/BoatIllustration.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      screen="Page Not Found"
      illustration={<BoatIllustration />}
      title="404 – Page Not Found"
      text="Sorry, we couldn't find what you were looking for."
    />
  );
}
