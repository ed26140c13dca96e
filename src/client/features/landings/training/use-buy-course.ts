import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { failureOf } from '../../../api/api-failure';
import { useBuyCourseMutation } from '../../../api/mate-side-api';
import { useToast } from '../../../ui/toast/use-toast';
import { texts } from '../texts';

/**
 * Buys a course; without enough money leads to the payment of what is missing, and back to this page. After a lost
 * answer the next try goes out under the same key.
 */
export const useBuyCourse = (courseId: number) => {
  const [buy] = useBuyCourseMutation();
  const doubtful = useRef<string | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toast = useToast();
  return async (): Promise<boolean> => {
    const key = doubtful.current ?? crypto.randomUUID();
    try {
      const { deposit } = await buy({ params: { id: courseId }, body: { returnTo: `${pathname}?buy=${courseId}` }, idempotencyKey: key }).unwrap();
      doubtful.current = null;
      if (deposit === null) toast.success(texts.done);
      else if (deposit.redirectUrl.startsWith('/')) void navigate(deposit.redirectUrl);
      else window.location.assign(deposit.redirectUrl);
      return true;
    } catch (error) {
      const { status, message } = failureOf(error);
      const lost = status === 0 || status >= 500;
      doubtful.current = lost ? key : null;
      toast.danger(lost ? texts.lost : message);
      return false;
    }
  };
};
