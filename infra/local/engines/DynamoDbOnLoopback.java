import java.lang.reflect.Field;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import software.amazon.dynamodb.services.local.main.ServerRunner;
import software.amazon.dynamodb.services.local.server.DynamoDBProxyServer;

/** Starts DynamoDB Local for this machine alone: it knows no option for an address and would listen on all of them. */
class DynamoDbOnLoopback {
  public static void main(String[] options) throws Exception {
    DynamoDBProxyServer engine = ServerRunner.createServerFromCommandLineArgs(options);
    Field server = DynamoDBProxyServer.class.getDeclaredField("server");
    server.setAccessible(true);
    for (Connector connector : ((Server) server.get(engine)).getConnectors()) {
      ((ServerConnector) connector).setHost("127.0.0.1");
    }
    engine.start();
  }
}
