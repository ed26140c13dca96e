-- Whoever had connected a messenger before they became a mate was asked to connect it, and refused as connected already.
UPDATE mate_access SET notifications_connected = true
WHERE NOT notifications_connected AND EXISTS (
  SELECT FROM notifier_service own
  WHERE own.user_id = mate_access.user_id AND own.service <> 'email' AND own.enabled);
