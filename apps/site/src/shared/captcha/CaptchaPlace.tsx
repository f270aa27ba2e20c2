import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';

/** Holds the place of a captcha that is on its way. */
export const CaptchaPlace = () => <Skeleton className="h-24" />;
