import { useSend } from '../../../api/useSend.ts';

export function useSendEmailCode(vendorId: string) {
  const send = useSend('sendVendorEmailCode');
  return () => send({ params: { vendorId } });
}

/** What it changes of the listings is done a moment later, so that nothing of them is read again here. */
export function useConfirmEmail(vendorId: string) {
  const send = useSend('confirmVendorEmail');
  return (body: { otp: string }) => send({ params: { vendorId }, body });
}
